const OWN_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * An address that the shop gave → the same on the host that this page came from, where it names the shop's own machine: a shop that
 * was told no public address calls itself localhost, which is another session to a browser that came by 127.0.0.1, and
 * another machine to a phone.
 */
export function asReachedHere(address: string, origin = window.location.origin): string {
  const url = new URL(address, origin);
  return OWN_MACHINE.test(url.hostname) ? origin + url.pathname + url.search + url.hash : url.href;
}
