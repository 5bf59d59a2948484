import { addTexts } from '@shop/shell/texts'
import en from '../locales/static.en.json' with { type: 'json' }
import uk from '../locales/static.uk.json' with { type: 'json' }

// What these pages say around their texts comes with them, in both languages: no other page has to bring it.
addTexts('uk', 'host', uk)
addTexts('en', 'host', en)
