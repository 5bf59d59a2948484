/** Markup that is safe to put into a page. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }

  toString(): string {
    return this.markup
  }
}

type TemplateValue = Html | string | number | false | null | undefined | readonly TemplateValue[]

/** A template whose values are escaped, but for those that are markup already. */
export function html(texts: TemplateStringsArray, ...values: TemplateValue[]): Html {
  return new Html(texts.reduce((markup, text, index) => markup + toMarkup(values[index - 1]) + text))
}

function toMarkup(value: TemplateValue): string {
  if (value === false || value === null || value === undefined) return ''
  if (value instanceof Html) return value.markup
  if (Array.isArray(value)) return value.map(toMarkup).join('')
  return escapeText(String(value))
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign)
}

/** JSON inside of a page: nothing in it can end the script it stands in. */
export function jsonScript(id: string, value: unknown, type = 'application/json'): Html {
  const json = JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return html`<script type="${type}" id="${id}">${new Html(json)}</script>`
}
