import { cardExportMessages as texts } from '@paideia/events/cards/card.messages.ts';
import { cards } from '@paideia/projection-service/cards/card.view.ts';
import { own, type ExportPart } from '../kernel/export/part.ts';

export const cardExport: ExportPart = {
  key: 'cards',
  title: texts.cards,
  about: texts['cards.about'],
  items: own(cards, (userId) => ({ where: { userId } })),
};
