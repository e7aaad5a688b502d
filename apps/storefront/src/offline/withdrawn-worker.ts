/** Takes the place of a worker that went wrong: forgets all that it kept and takes itself away. Open tabs go on with the network. */
export type WithdrawnScope = {
  registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', act: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
};
declare const self: WithdrawnScope;

async function withdraw(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

void self.skipWaiting();
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));
