import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // One manifest for the few addresses of the shop costs less than asking the server for each.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
