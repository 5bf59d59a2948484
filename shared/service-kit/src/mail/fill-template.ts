/** Texts by name; a list is a block of the template that is repeated for each of its rows. */
type TemplateValues = { readonly [name: string]: string | readonly TemplateValues[] }

// A block, or a single name. One pass: what was filled in is never read as a template again.
const PLACE = /\{\{#(\w+)\}\}([\s\S]*?)\{\{\/\1\}\}|\{\{(\w+)\}\}/g

/**
 * Fills `{{name}}` with the escaped text and repeats `{{#rows}}…{{/rows}}`. Inside a block the row's names come first, then those around.
 * @throws Error when the template names what there is no value for.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template.replace(PLACE, (_, rows: string | undefined, block: string, name: string) => {
    if (rows === undefined) return escapeHtml(textOf(values, name))
    return rowsOf(values, rows)
      .map(row => fillTemplate(block, { ...values, ...row }))
      .join('')
  })
}

function rowsOf(values: TemplateValues, name: string): readonly TemplateValues[] {
  const rows = values[name]
  if (rows === undefined || typeof rows === 'string') throw new Error(`The template repeats ${name}, which is no list`)
  return rows
}

function textOf(values: TemplateValues, name: string): string {
  const text = values[name]
  if (typeof text !== 'string') throw new Error(`The template names ${name}, which has no text`)
  return text
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => escapes[character] ?? '')
}
