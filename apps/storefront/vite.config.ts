import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// What changes only with a release of a library: one file, compressed better than many, kept by browsers across our own releases.
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|react-router)\//;
// What most pages use comes as one file: thirty small ones compress worse, and each costs a request.
const OURS = /apps\/storefront\/src|packages\/contract/;
const ICONS = /node_modules\/lucide-react/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Small files would become data: addresses, which the content security policy refuses.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: LIBRARIES },
                { name: 'icons', test: ICONS, minShareCount: 2 },
                { name: 'shared', test: OURS, minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
  },
});
