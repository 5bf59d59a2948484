/** As a press on a link to the file would: the browser saves it while it comes. */
export function saveFile(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
