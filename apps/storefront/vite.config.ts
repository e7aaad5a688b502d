import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

// What changes only with a release of a library: one file, compressed better than many, kept by browsers across our own releases.
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/;
// What many pages use comes as one file: thirty small ones compress worse, and each costs a request.
const OURS = /apps\/storefront\/src|packages\/contract/;
// What is looked at first holds no form: what draws and checks forms is a file of its own, for the pages that have some,
// and so are the fields, which the filters of a list use too.
const FORMS =
  /src\/(ui\/(form-(frame|problem|errors)|(email|password)-field|honeypot|sent-form)|api\/use-form|session\/profile-checks)/;
const FIELDS = /src\/ui\/((text|select)-field|field-frame|checkbox)/;
// What the frame around every page needs, and what nearly every page draws with.
const FRAME =
  /contract\/src\/(phones|limits|has-dearer-variation)|src\/(api\/explain-error|session\/use-session|shell\/(cart-drawer-state|page-error)|search\/(search-options|use-popular-searches)|cart\/(use-cart|change-cart|use-catching-up)|favourites\/favourites-store|routes\/page-meta|ui\/(announce|showable|without-slash|typing-on|french-spaces|list-address|phone-text|part-on-demand|say-not-loaded|use-online|button|picture|price|badge|breadcrumb|empty-state|error-view|dates|skeleton))/;
// Products as cards, in grids and rows, and the way from there into the cart: pages to read or to fill in have none.
const CARDS =
  /src\/(catalogue\/(product-(card|badges|grid|strip)|card-product)|cart\/(add-to-cart|login-to-buy|use-add-to-cart|use-stepper-part)|favourites\/favourite-toggle|recently-viewed\/(viewed-store|recently-viewed)|routes\/(card-parts|use-add-articles)|ui\/(titled-section|chip-links|paginator|page-window|use-top-on-page))/;
// What opinions are given and read with and whose sheet is printed, and what stands in the place of a button once something is in the cart:
// each too little for a file.
const RATING = /src\/ui\/(print-letterhead|rating|use-focus-once-closed)/;
const STEPPER = /src\/(ui\/quantity-stepper|cart\/(in-cart|is-bought-once))/;
// Lists of products that are narrowed and turned: the catalogue, a category, what was searched.
const LISTS = /src\/(catalogue\/(listing|filter|facet|sort-select|view-toggle|unless-empty|use-)|search\/spelling)/;
// What is drawn on pages that are read: articles, recipes, formations, seminars. Lists of them, of which the home page shows one, apart.
const READ =
  /contract\/src\/(picture-widths|seminar-place)|src\/ui\/(choice-links|course-page|elsewhere-link|entry-list|facts|light-pictures|rich-text|seats)/;
const ENTRIES = /src\/ui\/entry-card/;
// The frame of information pages, whose texts count days, and lists of articles; and what keeps visitors off pages about one person, and takes them there.
const INFORMATION = /contract\/src\/say-count|src\/(routes\/information-meta|structured-data|ui\/information-page)/;
const GUARDS = /src\/session\/guards|api\/origin-state|ui\/notice/;
const ICONS = /node_modules\/lucide-react/;
// Of the home page, and of some that nobody sees first.
const HOME_ICONS = /icons\/(messages-square|smartphone)\.mjs/;
// Drawn on them alone.
const READ_ICONS = /icons\/(book-open|calendar-days|graduation-cap|hourglass|lock-keyhole|users)\.mjs/;
// Drawn only on pages about one person, which nobody sees first.
const LATE_ICONS = /icons\/(arrow-left|calendar-clock|credit-card|eye|eye-off|mail-minus|mail-x|printer|wifi-off)\.mjs/;

// Phones that get no newer browser, as those with Android 6 and the iPhone 7, are among the shop's; older ones know no layers of styles.
// What the language has learnt since is no word of `tsconfig.json`'s `lib`; `e2e/src/old-browsers.spec.ts` takes the rest away. Firefox:
// from `TextEncoderStream` on, which the router needs.
const OLDEST_BROWSERS = ['chrome100', 'edge100', 'firefox105', 'safari15.4', 'ios15.4'];
// Of the language all of them know this. By name they would cost half a kilobyte: Safari 15 errs in a corner of it that no script comes to.
const LANGUAGE = 'es2022';

// With what comes late comes what it needs: its names stand in every script that asks for it. These no page is without.
const ON_EVERY_PAGE = /\/(?:rolldown-runtime|libraries|frame)-/;

// A quarter of what a page may weigh, for one value that stands beside a schema.
const withoutZod: Plugin = {
  name: 'without-zod',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^zod(?:\/|$)/ },
    handler(_, importer) {
      this.error(`Browsers get no zod, which ${importer} imports: take values from files of the contract without it.`);
    },
  },
};

const sourceFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  plugins: [withoutZod, tailwindcss(), reactRouter()],
  // Small files would become data: addresses, which the content security policy refuses.
  build: {
    assetsInlineLimit: 0,
    target: LANGUAGE,
    cssTarget: OLDEST_BROWSERS,
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !ON_EVERY_PAGE.test(file)),
    },
  },
  resolve: { alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: sourceFile('src/ui/create-icon.ts') }] },
  // Drawn by the same function on both sides.
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Names of files stand in each script that needs them, and all of them in one: a letter less saved 306 bytes on the search's page.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'libraries', test: LIBRARIES },
                {
                  name: 'frame',
                  test: (id) =>
                    FRAME.test(id) ||
                    (ICONS.test(id) && ![LATE_ICONS, READ_ICONS, HOME_ICONS].some((apart) => apart.test(id))),
                  minShareCount: 2,
                },
                { name: 'late-icons', test: LATE_ICONS, minShareCount: 2 },
                {
                  name: 'shared',
                  test: (id) =>
                    OURS.test(id) &&
                    ![FORMS, FIELDS, LISTS, CARDS, FRAME, READ, ENTRIES, INFORMATION, GUARDS].some((apart) =>
                      apart.test(id),
                    ),
                  minShareCount: 6,
                },
                { name: 'cards', test: CARDS, minShareCount: 2 },
                { name: 'information', test: INFORMATION, minShareCount: 2 },
                { name: 'guards', test: GUARDS, minShareCount: 2 },
                { name: 'rating', test: RATING, minShareCount: 2 },
                { name: 'stepper', test: STEPPER, minShareCount: 2 },
                { name: 'entries', test: (id) => ENTRIES.test(id) || HOME_ICONS.test(id), minShareCount: 2 },
                { name: 'read', test: (id) => READ.test(id) || READ_ICONS.test(id), minShareCount: 2 },
                { name: 'fields', test: FIELDS, minShareCount: 2 },
                { name: 'lists', test: LISTS, minShareCount: 2 },
                { name: 'forms', test: FORMS, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});
