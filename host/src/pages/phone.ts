/** "+380440000101" as people read it: "+380 44 000 01 01"; other countries' numbers stay as they are. */
export function readablePhone(phone: string): string {
  return phone.replace(/^(\+380)(\d{2})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4 $5')
}
