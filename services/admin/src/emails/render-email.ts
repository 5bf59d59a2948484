import path from 'node:path'
import { createEmailRenderer } from '@shop/service-kit/mail/email-renderer'

// Compiled from email-templates/email.mjml by `npm run email-templates`; a test fails when it is out of date.
export const renderEmail = createEmailRenderer(path.join(import.meta.dirname, 'email.html'))
