/** Has the server answer for the address of this tab. */
export function loadAgain(): void {
  location.reload()
}
