/** What sends documents, in a chunk of its own. */
export const loadUpload = () => import('../../api/upload-documento.ts');
