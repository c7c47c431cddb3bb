/**
 * What may be chosen; what a file really is, its first bytes tell. A phone that keeps its photos in another format hands over the first picture of the
 * list that it can make, so JPEG stands before PNG, and no format that is not taken stands here.
 */
export const acceptedFiles = 'image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf';
