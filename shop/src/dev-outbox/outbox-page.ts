import type { CaughtMail } from '@shop/contracts/staff/orders/caught-mails'

/** Two columns: the emails, newest first, and the open one. No script: choosing is a link. */
export function outboxPage(mails: readonly CaughtMail[], wanted: string): string {
  const shown = mails.find(({ id }) => id === wanted) ?? mails[0]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox — LEVADA</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/dev/outbox/outbox.css">
</head>
<body>
<header>
<h1>Outbox</h1>
<p>Emails that the shop would have sent. <a href="/dev/outbox">Refresh</a></p>
</header>
${shown ? `<main>\n${listOf(mails, shown)}\n${articleOf(shown)}\n</main>` : EMPTY}
</body>
</html>
`
}

const EMPTY = `<p class="empty">Nothing yet. Place an order: its email is here a few seconds later.</p>`

function listOf(mails: readonly CaughtMail[], shown: CaughtMail): string {
  const rows = mails.map(mail => {
    const current = mail === shown ? ' aria-current="true"' : ''
    return `<li><a href="/dev/outbox?mail=${encodeURIComponent(mail.id)}"${current}>
<strong lang="${mail.locale}">${safe(mail.subject)}</strong>
<span>${safe(mail.to)}</span>
<span>${mail.locale} · <time datetime="${mail.at}">${moment(mail.at)}</time></span>
</a></li>`
  })
  return `<nav aria-label="Emails"><ul>\n${rows.join('\n')}\n</ul></nav>`
}

function articleOf({ id, to, subject, text, locale, at }: CaughtMail): string {
  return `<article>
<h2 lang="${locale}">${safe(subject)}</h2>
<p>to ${safe(to)}, ${moment(at)}, ${locale === 'uk' ? 'Ukrainian' : 'English'}</p>
<iframe title="The email" src="/dev/outbox/mail?mail=${encodeURIComponent(id)}" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>
<h3>As plain text</h3>
<pre lang="${locale}">${safe(text)}</pre>
</article>`
}

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Kyiv' })

function moment(at: string): string {
  return clock.format(new Date(at))
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function safe(text: string): string {
  return text.replace(/[&<>"']/g, character => escapes[character] ?? '')
}
