import { AnnotationMode, getDocument, PasswordResponses, PDFWorker, TouchManager, VerbosityLevel } from 'pdfjs-dist';
import {
  EventBus,
  FindState,
  GenericL10n,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/web/pdf_viewer.mjs';

/** The library's build for browsers since spring 2026. */
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
