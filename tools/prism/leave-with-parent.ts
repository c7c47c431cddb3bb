// Loaded into a Prism process before Prism itself: it lives as long as the process that started it, however that one ends.
process.once('disconnect', () => process.exit(0));
// Ctrl-C and a closed terminal reach every process of the group; the starter ends this one.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
