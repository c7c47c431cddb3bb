// Loaded into a Prism process before Prism: ends the process with its parent, however the parent
// ends.
process.once('disconnect', () => process.exit(0));
// Ctrl-C and a closed terminal reach every process of the group; the parent ends this one.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
