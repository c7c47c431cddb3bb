/** List no refused format, and JPEG first: phones convert photos to the first picture type. */
export const acceptedFiles = 'image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf';
