import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // By default it leaves one processor to others: on two, half of the machine.
    maxWorkers: '100%',
    // Nothing here waits for time to pass: a test that is late shares the machine with others.
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
          // Files share what they import, so that the sandbox's database is seeded once a worker.
          isolate: false,
        },
      },
    ],
  },
});
