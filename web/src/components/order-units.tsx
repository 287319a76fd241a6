interface OrderPiecesProps {
  pieces: readonly { orderItemId: number; quantity: number }[];
  lines: readonly { id: number; name: string }[];
  className?: string;
}

/** The pieces of a shipment or a return, one line each, which keeps its direction between texts of the other one. */
export function OrderPieces({ pieces, lines, className }: OrderPiecesProps) {
  return (
    <ul className={className}>
      {pieces.map(({ orderItemId, quantity }) => (
        <li key={orderItemId} className="wrap-anywhere">
          <bdi>{`${quantity} × ${lines.find(({ id }) => id === orderItemId)?.name ?? ''}`}</bdi>
        </li>
      ))}
    </ul>
  );
}
