export {
  AnnotationMode,
  getDocument,
  PasswordResponses,
  PDFWorker,
  TouchManager,
  VerbosityLevel,
} from 'pdfjs-dist';
export {
  EventBus,
  FindState,
  GenericL10n,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/web/pdf_viewer.mjs';
