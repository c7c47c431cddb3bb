/** Loads the upload of documents, which is a chunk of its own. */
export const loadUpload = () => import('../../api/upload-documento.ts');
