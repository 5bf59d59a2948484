export { OutboxPage as default } from '../pages/OutboxPage.tsx'
