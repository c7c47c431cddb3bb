import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['tests/browser/**', '**/node_modules/**'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
