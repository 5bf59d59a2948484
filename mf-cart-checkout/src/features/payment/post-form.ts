type PostedForm = { action: string; fields: readonly { name: string; value: string }[] }

/** Leaves the shop by posting a form, as the bank's page wants it: names may repeat, their order counts. */
export function postForm({ action, fields }: PostedForm): void {
  const form = document.createElement('form')
  form.method = 'POST'
  form.action = action
  form.acceptCharset = 'utf-8'
  form.hidden = true
  form.append(...fields.map(hiddenInput))
  document.body.append(form)
  form.submit()
  // The page may be kept for Back: it should not collect a form for each try.
  form.remove()
}

function hiddenInput({ name, value }: { name: string; value: string }): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'hidden'
  input.name = name
  input.value = value
  return input
}
