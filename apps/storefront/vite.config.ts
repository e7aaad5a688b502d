import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Small files would become data: addresses, which the content security policy refuses.
  build: { assetsInlineLimit: 0 },
});
