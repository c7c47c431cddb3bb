export {
  AnnotationMode,
  getDocument,
  PasswordResponses,
  PDFWorker,
  TouchManager,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
export {
  EventBus,
  FindState,
  GenericL10n,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
