import { pick } from './plan.ts';

const first =
  `Aaron Abigail Ada Adam Adele Agnes Alan Alice Amos Andrea Anita Anna Anton Barbara Bella Boris Brigid Caleb Carla Cecil Clara Conrad Dana Daniel
Daria David Deborah Diana Dorian Edgar Edith Elena Eli Elias Emil Emma Erik Esther Eunice Ezra Felix Fiona Flora Frank Gabriel Gail Grace Greta Hannah Hector Helen Henry
Hugo Ida Igor Ilse Ingrid Irene Isaac Ivan Jacob Jana Jason Joel Johanna Jonah Judith Julia Karin Karl Kasper Kira Lars Laura Lea Leon Lidia Linus Lois Lucas Lydia Magda
Marcus Maria Marta Matthew Micah Miriam Mona Nathan Nina Noah Nora Olga Oscar Otto Paul Paula Petra Philip Phoebe Priscilla Quinn Rachel Ralph Rebecca Reuben Rita Robert
Rosa Ruben Ruth Samuel Sarah Seth Silas Simon Sofia Stephen Susan Tabitha Teresa Theo Thomas Timothy Tobias Ursula Vera Victor Viola Walter Wanda Wesley Xenia Yara Yvonne
Zeno`.split(/\s+/);
const last =
  `Abbot Achterberg Adair Alder Almeida Anders Arnaud Ashby Bakker Baranov Barlow Becker Bellamy Berg Bianchi Birch Blaise Boateng Bonnet Borg Brandt Brook
Calder Campos Carver Castell Chandra Clement Cohen Conti Corbett Costa Cramer Dahl Danner Darzi Decker Diaz Dietrich Dobson Drake Duval Eaton Ebert Eklund Ellery Engel
Esposito Evans Falk Farrow Fenn Ferrari Fiedler Fischer Fleet Forde Foster Frey Gallo Garnett Geiger Gibbs Gordon Graf Grant Greco Haas Hale Hardy Hartmann Hayes Heller
Hensley Hidalgo Holm Horvat Hughes Ibarra Ivers Jansen Jensen Jordan Kaiser Kalinsky Keller Kemp Kern Kimani Klein Kovac Kraus Lang Larsen Laurent Lehmann Lindgren Lowe
Lund Maas Marek Marlowe Mendes Mercer Miller Moreau Moss Nadel Nash Neumann Nowak Oakes Obi Olsen Ortega Osei Parry Patel Pavlov Peters Pike Popov Porter Quist Ramos Reed
Reyes Richter Rossi Roth Sadler Santos Sauer Schmidt Shaw Silva Sommer Stahl Stone Strand Tanaka Teague Thorne Torres Unger Vance Varga Vogel Voss Wagner Walsh Weber
Wells Winter Wolf Yates Young Zeller Zimmer`.split(/\s+/);

export const nameOf = (kind: string, n: number): { readonly firstName: string; readonly lastName: string } => ({
  firstName: first[pick(first.length, 'first', kind, n)]!,
  lastName: last[pick(last.length, 'last', kind, n)]!,
});
/** `Ada Reed` number 17 is ada.reed.s17@example.org. */
export const emailOf = (kind: string, n: number): string => {
  const { firstName, lastName } = nameOf(kind, n);
  return `${firstName}.${lastName}.${kind[0]}${n}@example.org`.toLowerCase();
};
