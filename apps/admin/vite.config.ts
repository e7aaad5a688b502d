import { defineConfig } from 'vite';

export default defineConfig({
  base: '/admin/',
  // react-admin lives on react-router 7, the storefront on 8, and each package brings a copy of what it needs: two copies know
  // nothing of each other's routes, records and forms.
  resolve: {
    dedupe: [
      'react-router',
      'react',
      'react-dom',
      'react-hook-form',
      '@tanstack/react-query',
      'ra-core',
      'ra-ui-materialui',
    ],
  },
  build: {
    outDir: 'dist',
    // Small files would become data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    // The whole of react-admin, for staff alone, kept by their browsers until the next release.
    chunkSizeWarningLimit: 2000,
    // What is there from the start is one file, whatever the late parts use of it: two compress worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } },
  },
  server: {
    proxy: {
      '/api': 'http://localhost:3000',
      '/media': 'http://localhost:3000',
      '/favicon.svg': 'http://localhost:3000',
    },
  },
});
