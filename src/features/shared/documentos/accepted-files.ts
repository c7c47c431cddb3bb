/**
 * The kinds that the file chooser offers; the file's first bytes decide later. JPEG stands first: a
 * phone with another format converts to the first picture type of the list.
 */
export const acceptedFiles = 'image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf';
