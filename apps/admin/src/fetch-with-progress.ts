type Progress = (sentShare: number) => void;

/** A `fetch` that tells how much of the body has left, which the browser's own does not: for large files on a slow network. */
export function fetchWithProgress(onProgress: Progress) {
  return (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', url);
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        const type = request.getResponseHeader('content-type') ?? '';
        resolve(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }));
      });
      request.addEventListener('error', () => reject(new TypeError('the upload was cut off')));
      request.send(init.body as XMLHttpRequestBodyInit | null);
    });
}
