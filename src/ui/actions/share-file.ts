/** Whether this browser can share a PDF with another program. */
export function canSharePdf(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'documento.pdf', { type: 'application/pdf' })] });
}

/** Opens the system's sharing dialog; false when that failed. Closing it counts as shared. */
export async function sharePdf(file: Blob, name: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [new File([file], name, { type: 'application/pdf' })], text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
