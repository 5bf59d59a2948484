import type { Locale } from '@shop/contracts/texts/text'
import { formatMoney } from '@shop/money/format'
import { minorUnits } from '../ports/payment/wayforpay-callback.ts'
import { payTexts } from './pay-texts.ts'
import type { PostedPurchase } from './posted-purchase.ts'
import { sandboxChoices } from './sandbox-callback.ts'

/** The page of the trial provider. It runs no script, so that it works under the strictest policy. */
export function payPage(purchase: PostedPurchase, { isFailed }: { isFailed: boolean }): string {
  const { locale, fields, payment_id } = purchase
  const texts = payTexts[locale]
  const carried = fields.map(([name, value]) => `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`)
  const buttons = sandboxChoices.map(
    choice => `<button name="choice" value="${choice}" class="${choice}">${safe(texts.choices[choice])}</button>`,
  )
  const products = purchase.products.map(
    ({ name, count, price }) =>
      `<li><span>${safe(name)} × ${safe(count)}</span> <span>${safe(money(price, purchase))}</span></li>`,
  )
  return frame(
    locale,
    `<p class="trial">${safe(texts.trial)}</p>
${isFailed ? `<p class="failed" role="alert">${safe(texts.failed)}</p>` : ''}
<dl>
<div><dt>${safe(texts.payment)}</dt><dd>${safe(payment_id)}</dd></div>
<div class="amount"><dt>${safe(texts.amount)}</dt><dd>${safe(money(purchase.amount, purchase))}</dd></div>
</dl>
<ul>
${products.join('\n')}
</ul>
<form method="post" action="/sandbox-pay/decide">
${carried.join('\n')}
<fieldset>
<legend>${safe(texts.question)}</legend>
${buttons.join('\n')}
</fieldset>
</form>`,
  )
}

export function forgedPage(locale: Locale): string {
  return frame(locale, `<p class="failed" role="alert">${safe(payTexts[locale].forged)}</p>`)
}

function frame(locale: Locale, content: string): string {
  const title = safe(payTexts[locale].title)
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} — ЛЕВАДА</title>
<link rel="stylesheet" href="/sandbox-pay/pay.css">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
}

function money(text: string, { locale, currency }: PostedPurchase): string {
  const amount = minorUnits(text)
  return amount !== null && currency === 'UAH' ? formatMoney(locale, { amount, currency }) : `${text} ${currency}`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function safe(text: string): string {
  return text.replace(/[&<>"']/g, character => escapes[character] ?? '')
}
