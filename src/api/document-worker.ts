import type { NewDocumento } from '../domain/documentos.ts';

/** A task of the worker: make the body of an upload, or a smaller picture. */
export type DocumentTask =
  | { readonly kind: 'body'; readonly documento: NewDocumento; readonly file: Blob }
  | { readonly kind: 'smaller'; readonly picture: Blob };

/** The result of a task; null when it failed. */
export type DocumentResult = Blob | null;

/** The longest side of a picture, in pixels: an A4 page's small print stays readable. */
const longestSide = 2600;
const quality = 0.85;

function readAsBase64(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => {
    const address = typeof reader.result === 'string' ? reader.result : '';
    resolve(address.slice(address.indexOf(',') + 1));
  });
  reader.addEventListener('error', () => reject(reader.error ?? new TypeError('The file could not be read')));
  reader.readAsDataURL(file);
  return promise;
}

async function toBody(documento: NewDocumento, file: Blob): Promise<Blob> {
  const base64 = await readAsBase64(file);
  const head = JSON.stringify(documento).slice(0, -1);
  return new Blob([head, ',"docBytes":"', base64, '"}'], { type: 'application/json' });
}

async function toSmaller(picture: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return smaller.type === 'image/jpeg' && smaller.size < picture.size ? smaller : null;
}

async function run(task: DocumentTask): Promise<DocumentResult> {
  try {
    return await (task.kind === 'body' ? toBody(task.documento, task.file) : toSmaller(task.picture));
  } catch {
    return null;
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<DocumentTask>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  void run(data).then((result) => globalThis.postMessage(result));
});
