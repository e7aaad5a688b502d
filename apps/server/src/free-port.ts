import { createServer } from 'node:net';

/** Throws the system's own error (EADDRINUSE, EACCES) when nobody could listen here: said before minutes of set-up, not after. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}
