/** `+380671234567` as people in Ukraine read it; numbers of other countries stay as they are. */
export function drawPhone(phone: string): string {
  return phone.replace(/^\+380(\d{2})(\d{3})(\d{2})(\d{2})$/, '+380 $1 $2 $3 $4')
}
