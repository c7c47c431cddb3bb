import {
  AnnotationMode,
  getDocument,
  PasswordResponses,
  PDFWorker,
  TouchManager,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  EventBus,
  FindState,
  GenericL10n,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

/** The library's build for browsers older than spring 2026. */
export const pdfjs = {
  AnnotationMode,
  getDocument,
  PasswordResponses,
  PDFWorker,
  TouchManager,
  VerbosityLevel,
  EventBus,
  FindState,
  GenericL10n,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
};
