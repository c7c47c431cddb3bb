import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // By default vitest leaves one processor free: on two, half of the machine.
    maxWorkers: '100%',
    // No test waits for time to pass; a late one shares the machine with others.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'src', include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['tests/**/*.test.ts'],
          // Files share their imports, so that each worker seeds the sandbox's database once.
          isolate: false,
        },
      },
    ],
  },
});
