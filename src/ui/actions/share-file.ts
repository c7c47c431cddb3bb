/** Whether this browser hands a PDF to the system, to be shared with another program. */
export function canSharePdf(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'documento.pdf', { type: 'application/pdf' })] });
}

/** Opens what the system shares files with; false where it could not. Who closes it again has seen it. */
export async function sharePdf(file: Blob, name: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [new File([file], name, { type: 'application/pdf' })], text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
