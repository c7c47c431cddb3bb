import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the address of the file, which Vite exports
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { EventBus, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import 'pdfjs-dist/web/pdf_viewer.css';

// pdfjs' own viewer, assembled as in its examples.
GlobalWorkerOptions.workerSrc = workerUrl;

async function post(path: string, body: unknown, token = ''): Promise<{ value: unknown }> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { value: unknown };
}

async function open(): Promise<void> {
  const signedIn = await post('/servicios/autorizacion/v1/account/authenticate', {
    userName: 'volumen',
    password: 'Portal-2026',
  });
  const { token, codePersonMediador } = signedIn.value as { token: string; codePersonMediador: number };
  const params = [
    { key: 'CD_ENTIDAD', value: '1' },
    { key: 'CD_PERSONA_MEDIADOR', value: String(codePersonMediador) },
  ];
  const { value } = await post('/servicios/reportes/v1/reportes', { name: 'JRCB10001', params, format: 'pdf' }, token);
  const container = document.querySelector<HTMLDivElement>('#pages');
  if (!container) return;
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({ eventBus });
  const findController = new PDFFindController({ eventBus, linkService });
  const viewer = new PDFViewer({ container, eventBus, linkService, findController });
  linkService.setViewer(viewer);
  const data = Uint8Array.from(atob(String(value)), (letter) => letter.charCodeAt(0));
  const pdf = await getDocument({ data, useWasm: false }).promise;
  viewer.setDocument(pdf);
  linkService.setDocument(pdf, null);
}

document.querySelector('button')?.addEventListener('click', () => void open());
