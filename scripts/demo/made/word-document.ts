import { crc32 } from 'node:zlib';

const office = 'http://schemas.openxmlformats.org';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const paragraph = (text: string, size: number) =>
  `<w:p><w:pPr><w:spacing w:after="120"/></w:pPr><w:r><w:rPr>${size > 24 ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr><w:t>${escaped(text)}</w:t></w:r></w:p>`;

/** It makes an archive of a few small files, none of which is packed. */
function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const [contents, list]: [Buffer[], Buffer[]] = [[], []];
  let place = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(text)];
    const said = Buffer.alloc(26);
    said.writeUInt16LE(20, 0);
    // It is the first day that an archive can name, so that the bytes are always the same.
    said.writeUInt16LE(33, 8);
    said.writeUInt32LE(crc32(bytes), 10);
    said.writeUInt32LE(bytes.length, 14);
    said.writeUInt32LE(bytes.length, 18);
    said.writeUInt16LE(name.length, 22);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(place, 10);
    contents.push(Buffer.from('PK\x03\x04'), said, name, bytes);
    list.push(Buffer.from('PK\x01\x02\x14\0'), said, more, name);
    place += 30 + name.length + bytes.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(Buffer.concat(list).length, 8);
  end.writeUInt32LE(place, 12);
  return Buffer.concat([...contents, ...list, Buffer.from('PK\x05\x06'), end]);
}

/** It makes a heading and paragraphs below it, for Word and whatever else reads its documents. */
export const wordDocument = (heading: string, paragraphs: readonly string[]): Buffer =>
  zipOf({
    '[Content_Types].xml': `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${xml}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${paragraph(heading, 36)}${paragraphs.map((text) => paragraph(text, 24)).join('')}</w:body></w:document>`,
  });
