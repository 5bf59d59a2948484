import { followEditor } from './follow-editor.ts'
import css from './preview-note.module.css'
import { startPreview } from './start-preview.ts'

const texts = {
  uk: 'Попередній перегляд: покупці цього ще не бачать. Посилання тут не працюють.',
  en: 'Preview: shoppers do not see this yet. Links lead nowhere here.',
}

/** For a page that the server wrote for staff only, with a draft or hidden goods in it. No other page loads this. */
export function beginPreview(): void {
  startPreview()
  // Inside of a frame the back office says it.
  if (window.top === window.self) document.body.append(note())
  else followEditor()
}

/** Says that shoppers see something else. */
function note(): HTMLElement {
  const { lang } = document.documentElement
  const paragraph = document.createElement('p')
  paragraph.className = css.note ?? ''
  paragraph.textContent = texts[lang === 'en' ? 'en' : 'uk']
  return paragraph
}
