export const DocumentByTitleOperation = `query documentByTitle($title: String!) { documentByTitle(title: $title) { _id title content updatedAt } }`;
