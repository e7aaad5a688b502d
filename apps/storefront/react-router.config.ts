import type { Config } from '@react-router/dev/config';
import { buildWorker } from './build-worker.ts';

export default {
  appDirectory: 'src',
  ssr: true,
  // One manifest for the few addresses of the shop costs less than asking the server for each.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ viteConfig }) => buildWorker(viteConfig.root, viteConfig.build.target),
} satisfies Config;
