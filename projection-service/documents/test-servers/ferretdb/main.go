// An independent server of MongoDB's wire protocol (FerretDB 1 over SQLite) on a free loopback port, with its data in a directory, for tests. It
// prints its address and ends with its input. Two things that MongoDB promises and this server does not are given to it by the way in: one message at
// a time, for a change of one document is not atomic here, and indexes without an expiry, which it refuses.
package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"log/slog"
	"net"
	"os"
	"strings"
	"sync"

	"github.com/FerretDB/FerretDB/ferretdb"
	"github.com/FerretDB/wire"
	"github.com/FerretDB/wire/wirebson"
)

func check[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// withoutExpiry answers the same message, or, of one that makes indexes, one that makes them without `expireAfterSeconds`.
func withoutExpiry(header *wire.MsgHeader, body wire.MsgBody) (*wire.MsgHeader, wire.MsgBody) {
	message, isMessage := body.(*wire.OpMsg)
	if !isMessage {
		return header, body
	}
	raw, err := message.RawDocument()
	if err != nil {
		return header, body
	}
	if command := check(raw.Decode()); command.Command() != "createIndexes" {
		return header, body
	}
	command := check(raw.DecodeDeep())
	indexes := command.Get("indexes").(*wirebson.Array)
	for n := range indexes.Len() {
		indexes.Get(n).(*wirebson.Document).Remove("expireAfterSeconds")
	}
	shorter := check(wire.NewOpMsg(command))
	changed := *header
	changed.MessageLength = int32(wire.MsgHeaderLen + len(check(shorter.MarshalBinary())))
	return &changed, shorter
}

var oneAtATime sync.Mutex

func serve(client, server net.Conn) {
	defer client.Close()
	defer server.Close()
	fromClient, toClient := bufio.NewReader(client), bufio.NewWriter(client)
	fromServer, toServer := bufio.NewReader(server), bufio.NewWriter(server)
	ask := func(header *wire.MsgHeader, body wire.MsgBody) (*wire.MsgHeader, wire.MsgBody, error) {
		oneAtATime.Lock()
		defer oneAtATime.Unlock()
		if err := wire.WriteMessage(toServer, header, body); err != nil {
			return nil, nil, err
		}
		if err := toServer.Flush(); err != nil {
			return nil, nil, err
		}
		return wire.ReadMessage(fromServer)
	}
	for {
		header, body, err := wire.ReadMessage(fromClient)
		if err != nil {
			return
		}
		header, body, err = ask(withoutExpiry(header, body))
		if err != nil || wire.WriteMessage(toClient, header, body) != nil || toClient.Flush() != nil {
			return
		}
	}
}

func main() {
	server := check(ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: "127.0.0.1:0"},
		Handler:   "sqlite",
		SQLiteURL: "file:" + os.Args[1] + "/",
		Logger:    slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError})),
	}))
	ctx, end := context.WithCancel(context.Background())
	ended := make(chan error)
	go func() { ended <- server.Run(ctx) }()
	address := strings.TrimSuffix(strings.TrimPrefix(server.MongoDBURI(), "mongodb://"), "/")

	door := check(net.Listen("tcp", "127.0.0.1:0"))
	go func() {
		for {
			client, err := door.Accept()
			if err != nil {
				return
			}
			go serve(client, check(net.Dial("tcp", address)))
		}
	}()
	fmt.Printf("mongodb://%s/contract\n", door.Addr())
	check(io.Copy(io.Discard, os.Stdin))
	end()
	check(0, <-ended)
}
