/** JPEG stands first: a phone with another format converts photos to the first picture type. */
export const acceptedFiles = 'image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf';
